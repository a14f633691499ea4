/** Colours that hold together without being named; the first carries most. */
interface Palette {
  ground: string
  colours: readonly string[]
  accent: string
}

const USUAL: readonly Palette[] = [
  { ground: '#f3ecdd', colours: ['#1d4e63', '#d8573b', '#e9b44c', '#7fa99b', '#22303c'], accent: '#b8324a' },
  { ground: '#101d2c', colours: ['#1c6e7d', '#e8a25a', '#0f3b57', '#f0dcb8', '#b5483a'], accent: '#ffd98a' },
  { ground: '#f6e9e1', colours: ['#c44d58', '#3a4f7a', '#f2a98b', '#8fb3b0', '#5b2a48'], accent: '#e8c15a' },
  { ground: '#1b1830', colours: ['#5a3d8f', '#e0607e', '#2a5fa8', '#f6b48f', '#2c2150'], accent: '#8fe0d0' },
  { ground: '#eef0e6', colours: ['#2f6b4f', '#b9c76a', '#e6d9a8', '#d0763c', '#173b36'], accent: '#c23b2e' },
  { ground: '#0e2420', colours: ['#1f7a63', '#c8d98a', '#0f4a4a', '#f0ead0', '#d98a3a'], accent: '#f0c35a' },
  { ground: '#f2efe9', colours: ['#27408b', '#6fa8dc', '#e9e2d0', '#b6543a', '#16213f'], accent: '#e2b23c' },
  { ground: '#241014', colours: ['#8f1d2c', '#e26a3c', '#4a1526', '#f2c38a', '#c83a4a'], accent: '#f6e2b0' },
]
const PASTEL: readonly Palette[] = [
  { ground: '#fbf3ee', colours: ['#f3b9b4', '#b9d6e2', '#f7dfae', '#c9c2e6', '#bfe0c8'], accent: '#e8908a' },
  { ground: '#f4f3fa', colours: ['#b6c4ec', '#f2c4d8', '#cfe8e2', '#fae3bc', '#d6b9e4'], accent: '#8f9bd8' },
  { ground: '#f3f7f2', colours: ['#b8dcc6', '#f6d4c0', '#cfe0f0', '#f4e8b4', '#e2c4d4'], accent: '#e79a86' },
  { ground: '#fdf5e9', colours: ['#f8c9a8', '#f2e0a0', '#c4dfd4', '#e8bcc8', '#c2cfe8'], accent: '#e07f6a' },
]
const VIBRANT: readonly Palette[] = [
  { ground: '#fff6e6', colours: ['#e8324a', '#1e78e0', '#ffb81c', '#12a37c', '#5a2ea6'], accent: '#ff6a2c' },
  { ground: '#12103a', colours: ['#ff3d81', '#20c4f4', '#7a3cf0', '#ffc53a', '#0fd6a0'], accent: '#fff0c0' },
  { ground: '#fbf4ea', colours: ['#f0562f', '#f9b233', '#00958f', '#e23a72', '#26358c'], accent: '#7ac143' },
  { ground: '#0d1b3e', colours: ['#f9423a', '#ffb000', '#00a5e0', '#e056c8', '#38d39f'], accent: '#ffffff' },
]
const DARK: readonly Palette[] = [
  { ground: '#0b0d12', colours: ['#1e2c40', '#3f5a74', '#8a6a4a', '#c8a878', '#16181f'], accent: '#e8c88a' },
  { ground: '#100b14', colours: ['#3a1c3c', '#6a2c4a', '#24305a', '#b0705a', '#181022'], accent: '#e0a060' },
  { ground: '#0a1210', colours: ['#14362f', '#2f5f50', '#7a8a5a', '#c0b080', '#0f1c1c'], accent: '#d8b860' },
  { ground: '#0d0e18', colours: ['#1f2550', '#46408a', '#2c6a8a', '#9aa8d0', '#151830'], accent: '#f0d0a0' },
]
const WARM: readonly Palette[] = [
  { ground: '#f8ead6', colours: ['#d2582e', '#e9a23c', '#8c2f2a', '#f2c9a0', '#5a2620'], accent: '#2f6f78' },
  { ground: '#2a120e', colours: ['#b5391e', '#f0903a', '#6a1f1a', '#f8d090', '#e05f2c'], accent: '#fff0c8' },
]
const COLD: readonly Palette[] = [
  { ground: '#eaf1f5', colours: ['#1f5f8b', '#6fb3cf', '#123a5c', '#bfe0e6', '#4a6fa5'], accent: '#f0b860' },
  { ground: '#08182c', colours: ['#11507a', '#3fa3c4', '#0b2f52', '#b8e6ee', '#3c5cae'], accent: '#f4e0b0' },
]

const BY_MOOD: Readonly<Record<string, readonly Palette[]>> = {
  pastel: PASTEL,
  dreamy: PASTEL,
  romantic: PASTEL,
  calm: [...COLD, ...PASTEL],
  vibrant: VIBRANT,
  joyful: VIBRANT,
  dark: DARK,
  mysterious: DARK,
  melancholy: [...DARK, ...COLD],
  warm: WARM,
  cold: COLD,
}

/** The four of a grid do not share one. */
export function choosePalette(moods: readonly string[], seed: number): Palette {
  const [mood] = moods.filter((name) => Object.hasOwn(BY_MOOD, name))
  const palettes = mood === undefined ? USUAL : (BY_MOOD[mood] ?? USUAL)
  const chosen = palettes[(seed * 3 + 1) % palettes.length] ?? palettes[0]
  return chosen ?? { ground: '#f3ecdd', colours: ['#1d4e63', '#d8573b', '#e9b44c', '#7fa99b'], accent: '#b8324a' }
}
