import { type Kysely, sql } from 'kysely'

const STATEMENTS = `
-- The staff's company need not be a client. What the staff were given rests on the sum of all numbers, so that of any one client
-- ends it when one of them leaves; that client's members are given new addresses.
create or replace function toile_member_left() returns trigger language plpgsql as $$
begin
  update clients set generation = generation + 1 where id = old.company;
  if not found then
    update clients set generation = generation + 1 where id = (select min(id) from clients);
  end if;
  return null;
end $$;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENTS).execute(db)
}
