/** The operations of WebCrypto that sealing a post needs. */
export interface Ciphers {
  /** Returns random bytes. */
  random(length: number): Uint8Array<ArrayBuffer>;
  sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
  /** Derives 32 bytes by PBKDF2 with SHA-256. */
  deriveKey(
    password: Uint8Array<ArrayBuffer>,
    salt: Uint8Array<ArrayBuffer>,
    rounds: number,
  ): Promise<Uint8Array<ArrayBuffer>>;
  /** Encrypts by AES-256-GCM; `context` is authenticated with it. */
  encrypt(message: Message, plain: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
  /** Decrypts by AES-256-GCM; null for the wrong key, or data that was changed. */
  decrypt(
    message: Message,
    sealed: Uint8Array<ArrayBuffer>,
  ): Promise<Uint8Array<ArrayBuffer> | null>;
}

/** The parameters of one encryption; `iv` has 12 bytes and is used once with its key. */
export interface Message {
  readonly key: Uint8Array<ArrayBuffer>;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly context: Uint8Array<ArrayBuffer>;
}
