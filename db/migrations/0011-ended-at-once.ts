import { type Kysely, sql } from 'kysely'

const STATEMENTS = `
-- Whoever has no membership any more reads nothing of their client's: what was signed for it ends as when somebody leaves. Who
-- leaves in the same change is told of by accounts_moved.
create trigger accounts_lapsed after update of tobetdg, alacarte on accounts
  for each row
  when (
    old.disabled_at is null and (old.tobetdg or old.alacarte) and not (new.tobetdg or new.alacarte)
    and new.company = old.company and new.disabled_at is null
  )
  execute function toile_member_left();

-- How often every login of the account has been ended: what was begun before that writes nothing down after it.
alter table accounts add column logins_ended integer not null default 0;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENTS).execute(db)
}
