// Unpacks the npm package's Chromium into TMPDIR. A separate process, because the package reads its configuration from the
// environment.
import chromium from '@sparticuz/chromium'

await chromium.executablePath()
