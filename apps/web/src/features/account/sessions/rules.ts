/** What a device says of itself, taken apart; empty where it says nothing that we know. */
export interface Device {
  browser: string
  system: string
}

/** The first that fits: most browsers claim to be Chrome and Safari as well. */
const BROWSERS: [sign: RegExp, name: string][] = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(?:e|ium)\/|CriOS\/|HeadlessChrome\//, 'Chrome'],
  [/Version\/\S+ .*Safari\//, 'Safari'],
]

const SYSTEMS: [sign: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
]

/** Read a user agent. A program that is no browser is told by its own name, as in `curl/8.5`. */
export function readDevice(userAgent: string): Device {
  const program = /^(?!Mozilla|Opera)([\w.-]+)(?:\/|$)/.exec(userAgent)?.[1] ?? ''
  return { browser: firstOf(BROWSERS, userAgent) || program, system: firstOf(SYSTEMS, userAgent) }
}

function firstOf(signs: [RegExp, string][], userAgent: string): string {
  return signs.find(([sign]) => sign.test(userAgent))?.[1] ?? ''
}
