/**
 * As much of WHATWG's URL as links need. It is a pure parser that every runtime of this code has
 * (page, worker, Node); the library of the DOM, which also declares it, is kept out of this room.
 */
declare class URL {
  static canParse(url: string, base?: string): boolean;
  constructor(url: string, base?: string);
  readonly protocol: string;
  readonly hostname: string;
  readonly host: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly href: string;
  readonly searchParams: {
    get(name: string): string | null;
    has(name: string): boolean;
    getAll(name: string): string[];
  };
}
