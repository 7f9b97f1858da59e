/** Whether this is the hall without a server: a folder of files that any web server can serve, under any path. */
export const SITE: boolean = import.meta.env.GNOMEHALL_SITE === true;

/** Whether it lies beside a server's own page, with which it shares what the browser keeps. */
export const BESIDE_SERVER: boolean = SITE && new URL("./", document.baseURI).pathname === "/here/";

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Where the page is. A site has only one file, so its places stand after the `#`. */
export function here(): Place {
  return SITE ? new URL(location.hash.slice(1) || "/", "http://site.invalid") : location;
}

/** A place as the address bar shows it. */
export const address = (path: string): string => (SITE ? `#${path}` : path);

/** A link to a place. That of a site leads others to the site, not to a table or set of this browser. */
export const linkTo = (path: string): string =>
  SITE ? new URL(`#${path}`, document.baseURI.split("#")[0]).href : `${location.origin}${path}`;

/** A file that lies beside the page. */
export const beside = (name: string): string =>
  SITE ? new URL(name, document.baseURI.split("#")[0]).href : `/${name}`;
