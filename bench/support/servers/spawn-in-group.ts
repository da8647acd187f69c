import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { childEnvironment } from './start-server.ts'

/** Runs a program to its end and gives what it prints; its helpers, which may outlive it, end with it. */
export async function spawnInGroup(program: string, args: readonly string[]): Promise<string> {
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: childEnvironment({}),
  })
  let printed = ''
  child.stdout.on('data', (chunk) => {
    printed += String(chunk)
  })
  await once(child, 'exit')
  try {
    process.kill(-(child.pid ?? 0), 'SIGKILL')
  } catch {
    // None is left.
  }
  return printed
}
