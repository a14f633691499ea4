import { sql } from 'kysely'
import type { Db } from '../db/open.ts'

/** Finished grids of a channel's creator, a minute apart; every hundredth is a favourite. */
export async function seedGrids(at: Db, channelId: string, count: number): Promise<void> {
  const whose = sql`(select creator_id from channels where id = ${channelId})`
  await sql`insert into images (id, owner_id, sha256, width, height, bytes, mime, thumbhash, created_at)
    select ${idOf(sql`n`, channelId)}, ${whose}, 'x', 1024, 1024, 1500000, 'image/png', '', now()
    from generate_series(0, 499) n`.execute(at)
  const picture = (nth: number) => idOf(sql`(n * 5 + ${sql.lit(nth)}) % 500`, channelId)
  await sql`insert into tasks (id, channel_id, user_id, bot_type, action, status, progress, prompt, final_prompt, mode,
      model_version, aspect_ratio, cost, engine, submit_time, start_time, finish_time, deadline_at, turn, grid_id, image_ids, recipes, parameters)
    select ${idOf(sql`n`, channelId)}, ${channelId}, ${whose}, 'MID_JOURNEY', 'IMAGINE', 'SUCCESS', 100, 'a red fox ' || n,
      'a red fox --ar 1:1 --v 7', 'FAST', '7', '1:1', 4, 'painter', now(), now(), now(), now(), n, ${picture(0)},
      array[${picture(1)}, ${picture(2)}, ${picture(3)}, ${picture(4)}],
      jsonb_build_array(repeat('x', 400)), '{"words":"a red fox","without":[],"stylize":100,"chaos":0,"weird":0}'
    from generate_series(1, ${sql.lit(count)}) n`.execute(at)
  await sql`insert into task_likes select user_id, id, now() from tasks
    where channel_id = ${channelId} and turn % 100 = 0`.execute(at)
}

/** A UUIDv7 that grows with the number, of its own for each channel. */
function idOf(number: ReturnType<typeof sql>, channelId: string) {
  const milliseconds = sql`lpad(to_hex(1767225600000 + 60000::bigint * (${number})), 12, '0')`
  return sql`(${milliseconds} || '7000a000' || substr(md5(${channelId}), 1, 12))::uuid`
}

/** As the database does it by itself after a while. */
export async function tidyTables(db: Db): Promise<void> {
  await sql`vacuum analyze`.execute(db)
}
