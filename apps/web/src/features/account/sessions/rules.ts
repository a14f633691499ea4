/** Parsed user agent; fields are empty when unknown. */
export interface Device {
  browser: string
  system: string
}

/** First match wins: most browsers also claim to be Chrome and Safari. */
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

/** Parses a user agent. Programs that are no browsers are named by their product token, like `curl/8.5`. */
export function readDevice(userAgent: string): Device {
  const program = /^(?!Mozilla|Opera)([\w.-]+)(?:\/|$)/.exec(userAgent)?.[1] ?? ''
  return { browser: firstOf(BROWSERS, userAgent) || program, system: firstOf(SYSTEMS, userAgent) }
}

function firstOf(signs: [RegExp, string][], userAgent: string): string {
  return signs.find(([sign]) => sign.test(userAgent))?.[1] ?? ''
}
