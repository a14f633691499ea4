import { createCanvas } from '@napi-rs/canvas'
import { between, createRandom, pickOne, type Random } from '@easel/painter/base/chance'
import { drawSubject, subjectTraits } from '@easel/painter/subjects/draw-subject'
import { plates } from '@easel/painter/subjects/plates'
import { THING_CLASSES, type ThingClass } from './classes.ts'
import { type Sample, SPRITE_PX, takeSample } from './sample.ts'

/** Drawings of each plate, in other poses, lights and colours. */
const DRAWINGS = 12
const FILLED = 0.86

const LIGHTS = [
  { light: '#fff1d6', ambient: '#dfe6ee', shade: '#4a5a8a', ground: '#9aa860' },
  { light: '#ffc28a', ambient: '#e6b8a0', shade: '#5a3a6a', ground: '#8a6a50' },
  { light: '#a8c0f0', ambient: '#5a6a98', shade: '#1c2448', ground: '#3a4a60' },
  { light: '#ffffff', ambient: '#f4f4f0', shade: '#8088a0', ground: '#c8c8c0' },
]
const COLOURS = ['#c8281e', '#2f6fc4', '#3f9142', '#f0c32c', '#7a4fb0', '#26242a', '#f3f0ea', '#ec86ab']

/** The painter's own drawings of what it shares with the recogniser. */
export function drawPlates(): Sample[] {
  const random = createRandom(7)
  const drawings = Array.from({ length: DRAWINGS }, (_, index) => index)
  return THING_CLASSES.flatMap((thing) =>
    platesOf(thing).flatMap((plate) => drawings.map(() => drawPlate(plate, thing.name, random))),
  )
}

/** Keys of the plates that show a thing. */
export function platesOf({ name, plates: said = name.replaceAll(' ', '-') }: ThingClass): string[] {
  return said.split(' ').flatMap((word) => {
    const key = word.replaceAll('-', ' ')
    return Object.hasOwn(plates, key) ? [key] : []
  })
}

function drawPlate(plate: string, thing: string, random: Random): Sample {
  const canvas = createCanvas(SPRITE_PX, SPRITE_PX)
  const aspect = subjectTraits(plate)?.aspect ?? 1
  const height = (SPRITE_PX * FILLED) / Math.max(1, aspect)
  const turn = between(random, -2.6, -0.5)
  drawSubject(plate, {
    ctx: canvas.getContext('2d'),
    x: SPRITE_PX / 2,
    y: SPRITE_PX / 2 + height / 2,
    height,
    facing: random() < 0.5 ? 1 : -1,
    random,
    colour: random() < 0.3 ? pickOne(COLOURS, random) : null,
    palette: pickOne(LIGHTS, random),
    light: { x: Math.cos(turn), y: Math.sin(turn) },
    niji: random() < 0.3,
  })
  return takeSample(canvas, [thing])
}
