// Unpacks the Chromium that npm brought into TMPDIR. A process of its own, because the package reads where to unpack, and
// whether to bring its shared libraries, from the environment.
import chromium from '@sparticuz/chromium'

await chromium.executablePath()
