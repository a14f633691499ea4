import type { Task } from '@easel/contract/drawing'
import sharp from 'sharp'
import { shareGrid } from '../../drawing/gate.ts'
import { followTask } from '../follow-task.ts'
import type { DoorDeps, ProgramAnswer, ProgramCall } from '../open-door.ts'
import { type DrawnPicture, listDrawn } from './draw-pictures.ts'
import type { PictureRequest } from './read-request.ts'
import { type EventStream, streamEvents } from './stream-events.ts'
import { describePicture, encodePicture, readPicture, secondsOf, usageOf } from './view-pictures.ts'

/** Of a grid's preview the first of its four is shown: no answer has the sheet. */
const QUARTER = 1 / 2

interface Streaming {
  kind: 'image_generation' | 'image_edit'
  request: PictureRequest
  ordered: readonly Task[]
}

/** Pictures on their way and when they are done, each as an event of its own. */
export function streamPictures(deps: DoorDeps, call: ProgramCall, streaming: Streaming): ProgramAnswer {
  return streamEvents(deps, call, async (events) => {
    const { ordered, request } = streaming
    const previews = openPreviews(deps, events, streaming)
    const grids = shareGrid(request.count).map((share) => share === null)
    const ended = await Promise.all(
      ordered.map(async (task, nth) => {
        let last = task
        // A preview may come before the progress that it shows.
        let preview: string | null = null
        for await (const { task: next, previewId } of followTask(deps, call, task.id)) {
          last = next
          preview = previewId ?? preview
          const isShown =
            preview !== null && (await previews.show(preview, { task: next, isGrid: grids[nth] === true }))
          if (isShown) preview = null
        }
        return last
      }),
    )
    if (call.signal.aborted) return
    for (const picture of listDrawn(ended).slice(0, request.count))
      events.send(await completed(deps, picture, streaming), `${streaming.kind}.completed`)
  })
}

async function completed(deps: DoorDeps, picture: DrawnPicture, { kind, request: { encoding } }: Streaming) {
  return {
    type: `${kind}.completed`,
    b64_json: (await readPicture(deps, picture.id, encoding)).toString('base64'),
    created_at: secondsOf(deps.clock.now()),
    ...describePicture(picture, encoding.format),
    usage: usageOf([picture.task]),
  }
}

/** Shows no more of each picture than is wanted, spread over its time. */
function openPreviews({ blobs, clock }: DoorDeps, events: EventStream, { kind, request }: Streaming) {
  const { partials, encoding } = request
  const shown = new Map<string, number>()
  let index = 0
  return {
    async show(
      previewId: string,
      { task: { id, progress }, isGrid }: { task: Task; isGrid: boolean },
    ): Promise<boolean> {
      const count = shown.get(id) ?? 0
      if (count >= partials || progress < (100 * count) / partials) return false
      const preview = await blobs.readPreview(previewId)
      if (!preview) return false
      shown.set(id, count + 1)
      const { width, height } = await sharp(preview).metadata()
      const share = isGrid ? QUARTER : 1
      const size = { width: Math.max(1, Math.floor(width * share)), height: Math.max(1, Math.floor(height * share)) }
      const cut = await sharp(preview)
        .extract({ left: 0, top: 0, ...size })
        .png()
        .toBuffer()
      const event = {
        type: `${kind}.partial_image`,
        b64_json: (await encodePicture(cut, encoding)).toString('base64'),
        created_at: secondsOf(clock.now()),
        ...describePicture(size, encoding.format),
        partial_image_index: index++,
      }
      events.send(event, event.type)
      return true
    },
  }
}
