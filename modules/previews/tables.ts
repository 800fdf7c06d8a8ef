export interface PreviewTables {
  preview_links: PreviewLinkRow
}

export interface PreviewLinkRow {
  id: string
  entry_id: string
  created_at: Date
  /** In whole seconds: the link says the same moment. */
  expires_at: Date
  revoked_at: Date | null
  made_by: string
}
