import { createCanvas, loadImage } from '@napi-rs/canvas'

/** A picture in a file and what stands below it. */
export interface Plaque {
  file: string
  /** Drawn with the fonts of the machine. */
  lines: readonly string[]
}

const LINE_PX = 17
const GAP_PX = 10

/** Pictures with their lines side by side, as a PNG. */
export async function layPage(
  plaques: readonly Plaque[],
  { columns, sidePx }: { columns: number; sidePx: number },
): Promise<Buffer> {
  const lineCount = Math.max(...plaques.map(({ lines }) => lines.length))
  const [wide, high] = [sidePx + GAP_PX, sidePx + LINE_PX * lineCount + GAP_PX]
  const page = createCanvas(columns * wide, Math.ceil(plaques.length / columns) * high)
  const ctx = page.getContext('2d')
  ctx.fillStyle = '#f4f4f2'
  ctx.fillRect(0, 0, page.width, page.height)
  ctx.fillStyle = '#1c1c1c'
  ctx.font = '13px sans-serif'
  for (const [index, { file, lines }] of plaques.entries()) {
    const [x, y] = [(index % columns) * wide, Math.floor(index / columns) * high]
    ctx.drawImage(await loadImage(file), x, y, sidePx, sidePx)
    for (const [row, line] of lines.entries()) ctx.fillText(line, x + 2, y + sidePx + LINE_PX * (row + 1) - 3, sidePx)
  }
  return page.encode('png')
}
