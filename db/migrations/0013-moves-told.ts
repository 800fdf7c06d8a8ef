import { type Kysely, sql } from 'kysely'

const STATEMENTS = `
-- With another identity provider every process remembers which company somebody came with last: this tells them all that it is
-- another now, so that an older token opens nothing at a process that has seen it before.
create trigger companies_told after update of company on companies_seen
  for each row when (new.company is distinct from old.company)
  execute function toile_accounts_changed();
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENTS).execute(db)
}
