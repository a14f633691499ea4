import { Path2D } from '@napi-rs/canvas'

export function circle(x: number, y: number, radius: number): Path2D {
  const path = new Path2D()
  path.arc(x, y, radius, 0, Math.PI * 2)
  return path
}

/** A heater shield, `radius` from its middle to its top corners' height. */
export function shield(x: number, y: number, radius: number): Path2D {
  const path = new Path2D()
  const [wide, top, foot] = [radius * 0.92, y - radius * 0.96, y + radius * 1.08]
  path.moveTo(x, top - radius * 0.06)
  path.quadraticCurveTo(x + wide * 0.55, top + radius * 0.12, x + wide, top + radius * 0.02)
  path.bezierCurveTo(x + wide * 1.03, y + radius * 0.38, x + wide * 0.62, y + radius * 0.82, x, foot)
  path.bezierCurveTo(
    x - wide * 0.62,
    y + radius * 0.82,
    x - wide * 1.03,
    y + radius * 0.38,
    x - wide,
    top + radius * 0.02,
  )
  path.quadraticCurveTo(x - wide * 0.55, top + radius * 0.12, x, top - radius * 0.06)
  path.closePath()
  return path
}

/** A polygon that stands on a corner. */
export function polygon(x: number, y: number, radius: number, corners: number): Path2D {
  const path = new Path2D()
  for (let corner = 0; corner < corners; corner++) {
    const angle = (corner / corners) * Math.PI * 2 - Math.PI / 2
    path.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius)
  }
  path.closePath()
  return path
}

/** A round seal whose edge goes in and out. */
export function scallop(x: number, y: number, radius: number, waves: number): Path2D {
  const path = new Path2D()
  const steps = waves * 12
  for (let step = 0; step < steps; step++) {
    const angle = (step / steps) * Math.PI * 2
    const out = radius * (1 - 0.035 + 0.035 * Math.cos(angle * waves))
    path.lineTo(x + Math.cos(angle) * out, y + Math.sin(angle) * out)
  }
  path.closePath()
  return path
}

/** A square with sides that swell into their corners, as icons have. */
export function squircle(x: number, y: number, half: number): Path2D {
  const path = new Path2D()
  const steps = 160
  for (let step = 0; step < steps; step++) {
    const angle = (step / steps) * Math.PI * 2
    const [across, down] = [Math.cos(angle), Math.sin(angle)]
    path.lineTo(
      x + Math.sign(across) * Math.abs(across) ** 0.42 * half,
      y + Math.sign(down) * Math.abs(down) ** 0.42 * half,
    )
  }
  path.closePath()
  return path
}

export function star(x: number, y: number, radius: number): Path2D {
  const path = new Path2D()
  for (let corner = 0; corner < 10; corner++) {
    const angle = (corner / 10) * Math.PI * 2 - Math.PI / 2
    const out = corner % 2 === 0 ? radius : radius * 0.42
    path.lineTo(x + Math.cos(angle) * out, y + Math.sin(angle) * out)
  }
  path.closePath()
  return path
}
