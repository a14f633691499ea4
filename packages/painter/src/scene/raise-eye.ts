import type { Land } from './land.ts'

/** The land as an eye sees it that is so many times higher: all of it gets smaller. */
export function raiseEye(land: Land, eye: number): Land {
  if (eye === 1) return land
  const { waterAt } = land
  const shrink = (shape: (x: number, z: number) => number) => (x: number, z: number) => shape(x * eye, z * eye) / eye
  return {
    ...land,
    groundAt: shrink(land.groundAt),
    heightAt: shrink(land.heightAt),
    waterAt: waterAt === null ? null : shrink(waterAt),
    snowLine: land.snowLine / eye,
  }
}
