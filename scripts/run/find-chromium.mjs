import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

function runs(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function present() {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
  const places = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [process.env.CHROMIUM_PATH, ...places].find((path) => path && runs(path))
}

function installDebianPackage() {
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const install = ['install', '--yes', '--no-install-recommends', 'chromium']
  if (spawnSync('apt-get', install, options).status === 0) return
  spawnSync('apt-get', ['update'], options)
  spawnSync('apt-get', install, options)
}

/** The browser of the journeys: one that is there, else Debian's, installed when this user may; else undefined. */
export function findChromium() {
  const found = present()
  if (found !== undefined) return found
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0) {
    process.stdout.write('Installing Chromium from Debian…\n')
    installDebianPackage()
  }
  return present()
}
