export interface TestDatabases {
  /** Folder of an embedded cluster, started by the first test that needs it; null with DATABASE_URL. */
  folder: string | null;
  url: string | null;
  /** The database from which each test file's own is copied. */
  template: string;
}
