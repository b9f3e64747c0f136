declare module "mapshaper" {
  const mapshaper: {
    applyCommands(
      commands: string,
      inputs?: Record<string, string>,
    ): Promise<Record<string, Uint8Array | string>>;
  };
  export default mapshaper;
}
