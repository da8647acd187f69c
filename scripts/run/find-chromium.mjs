import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const SHELL = 'chromium-headless-shell'

function runs(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function present(names, given) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  const places = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [given, ...places].find((path) => path && runs(path))
}

/** Other steps run meanwhile, so this must not hold the process. */
function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn('apt-get', args, { stdio: 'ignore', env })
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
}

async function installDebianPackages() {
  const install = (name) => aptGet('install', '--yes', '--no-install-recommends', name)
  if (!(await install('chromium'))) {
    await aptGet('update')
    await install('chromium')
  }
  // Older releases have none; the journeys take longer then.
  await install(SHELL)
}

/**
 * The browsers of the journeys: ones that are there, else Debian's, installed when this user may; else undefined.
 * `light` has no windows, takes less of the processors and shows no PDF; it is the whole one where there is no other.
 */
export async function findChromium() {
  const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH } = process.env
  if (
    present(WHOLE, CHROMIUM_PATH) === undefined &&
    process.getuid?.() === 0 &&
    (await aptGet('--version'))
  ) {
    process.stdout.write('Installing Chromium from Debian…\n')
    await installDebianPackages()
  }
  const whole = present(WHOLE, CHROMIUM_PATH)
  return whole && { whole, light: present([SHELL], CHROMIUM_SHELL_PATH) ?? whole }
}
