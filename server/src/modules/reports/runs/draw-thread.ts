import { platform, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { drawLegal, type PrintedLegal } from './draw-legal.ts'
import { drawRows, type PrintedRows } from './draw-rows.ts'

export type Printed = PrintedLegal | PrintedRows

/** A nice value: whoever waits for an answer goes before a report. */
const BEHIND_OTHERS = 5
if (platform() === 'linux') setPriority(BEHIND_OTHERS)

const printed = workerData as Printed
const bytes = await (printed.kind === 'legal' ? drawLegal(printed) : drawRows(printed))
parentPort?.postMessage(bytes)
