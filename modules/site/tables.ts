export interface SiteTables {
  secrets: { name: string; value: string }
}
