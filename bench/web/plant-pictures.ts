import { sql } from 'kysely'
import type { Db } from '../../apps/server/src/db/open.ts'

/**
 * Give every planted task pictures of its own: rows of the same files under addresses of their own. A browser that met
 * one address ten thousand times would decode it once.
 */
export async function plantPictures(db: Db): Promise<void> {
  await sql`
    create temporary table copies as
    select tasks.id as task_id, image.id as old_id, gen_random_uuid() as new_id
    from tasks, unnest(tasks.image_ids || tasks.grid_id) as image(id)
    where tasks.prompt like 'planted %' and image.id is not null
  `.execute(db)
  await sql`create index on copies (task_id)`.execute(db)
  await sql`analyze copies`.execute(db)
  await sql`
    insert into images (id, owner_id, sha256, width, height, bytes, mime, thumbhash, created_at, purpose)
    select new_id, owner_id, sha256, width, height, bytes, mime, thumbhash, created_at, purpose
    from copies join images on images.id = old_id
  `.execute(db)
  await sql`
    update tasks set
      image_ids = array(
        select copies.new_id from unnest(tasks.image_ids) with ordinality as image(id, place)
        join copies on copies.task_id = tasks.id and copies.old_id = image.id order by place
      ),
      grid_id = (select new_id from copies where copies.task_id = tasks.id and copies.old_id = tasks.grid_id)
    where prompt like 'planted %'
  `.execute(db)
}
