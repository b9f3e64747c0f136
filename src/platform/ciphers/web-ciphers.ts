import type { Ciphers, Message } from "#domain/trail/ciphers.ts";

/**
 * Returns the operations of WebCrypto; null where the page is not secure (plain http), because browsers leave it out there.
 */
export function webCiphers(): Ciphers | null {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  if (!subtle) return null;
  const aesKey = (key: Uint8Array<ArrayBuffer>) =>
    subtle.importKey("raw", key, "AES-GCM", false, ["encrypt", "decrypt"]);
  const parameters = ({ iv, context }: Message) => ({
    name: "AES-GCM",
    iv,
    additionalData: context,
  });
  return {
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    sha256: async (data) => new Uint8Array(await subtle.digest("SHA-256", data)),
    async deriveKey(password, salt, rounds) {
      const key = await subtle.importKey("raw", password, "PBKDF2", false, ["deriveBits"]);
      const derivation = { name: "PBKDF2", hash: "SHA-256", salt, iterations: rounds };
      return new Uint8Array(await subtle.deriveBits(derivation, key, 256));
    },
    async encrypt(message, plain) {
      const key = await aesKey(message.key);
      return new Uint8Array(await subtle.encrypt(parameters(message), key, plain));
    },
    async decrypt(message, sealed) {
      try {
        const key = await aesKey(message.key);
        return new Uint8Array(await subtle.decrypt(parameters(message), key, sealed));
      } catch {
        return null;
      }
    },
  };
}
