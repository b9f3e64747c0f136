declare module "mapshaper" {
  const mapshaper: {
    applyCommands(
      commands: string,
      inputs?: Record<string, string>,
    ): Promise<Record<string, Uint8Array | string>>;
  };
  // biome-ignore lint/style/noDefaultExport: this is how the package exports it.
  export default mapshaper;
}
