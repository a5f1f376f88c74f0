import { requireChromium } from './find-chromium.ts'

console.log(`browser: ${requireChromium()}`)
