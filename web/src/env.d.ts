interface ImportMetaEnv {
  readonly GNOMEHALL_VERSION: string;
  /** This is the hall without a server (`make site`). */
  readonly GNOMEHALL_SITE: boolean;
}
