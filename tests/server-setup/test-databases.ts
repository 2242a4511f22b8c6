export interface TestDatabases {
  /** Folder of an embedded cluster, which the first test that needs it starts; null with DATABASE_URL. */
  folder: string | null;
  url: string | null;
  /** The database that each test file's own is copied from. */
  template: string;
}
