// A process that does one task with one file and ends. The task is its argument, the file its standard input.
// Its answer is a byte (done or refused) and then the result or the reason. The answer has its own channel,
// because libraries write to the usual ones. The process may read nothing but the program, and write nothing.
import { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { UnshownError } from '../unshown/unshown-error.ts'
import { perform } from './perform.ts'
import { ANSWER_CHANNEL, REFUSED, RESULT, type Task } from './task.ts'

const task = JSON.parse(process.argv[2] ?? '') as Task
let answer: Buffer
try {
  answer = Buffer.concat([Buffer.from([RESULT]), await perform(task, await buffer(process.stdin))])
} catch (error) {
  const reason = error instanceof UnshownError ? error.reason : 'damaged'
  answer = Buffer.concat([Buffer.from([REFUSED]), Buffer.from(reason)])
}
new Socket({ fd: ANSWER_CHANNEL, writable: true }).end(answer, () => process.exit(0))
