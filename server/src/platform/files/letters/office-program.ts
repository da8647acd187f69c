import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { programPath } from '../../env.ts'
import { takeTurns } from '../preview/apart/take-turns.ts'

const NAMES = ['soffice', 'libreoffice']
/** Enough for a letter on a busy machine; the first start of LibreOffice takes some seconds. */
const MILLISECONDS = 60_000
const PROCESSOR_SECONDS = 60
/** Each start takes 200 MB; several at once would take them from the server. */
const turns = takeTurns(1, 8, () => new AppError('PREVIEW_BUSY'))

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Where LibreOffice is: as the installation says, else where programs are looked for; undefined = there is none. */
export function findOfficeProgram(configured: string | undefined): string | undefined {
  if (configured !== undefined) return isProgram(configured) ? configured : undefined
  const folders = programPath()
    .split(delimiter)
    .filter((folder) => folder !== '')
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isProgram)
}

/** Runs the program in a folder of its own, with no settings of the server; ends it with all it started. */
async function run(program: string, folder: string): Promise<void> {
  const child = spawn(
    '/bin/sh',
    [
      '-c',
      `ulimit -c 0 && ulimit -t ${PROCESSOR_SECONDS} && exec "$0" "$@"`,
      program,
      `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
      '--headless',
      '--norestore',
      '--nolockcheck',
      '--convert-to',
      'pdf:writer_pdf_Export',
      '--outdir',
      folder,
      join(folder, 'letter.docx'),
    ],
    {
      env: { PATH: programPath(), HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' },
      cwd: folder,
      stdio: 'ignore',
      detached: true,
    },
  )
  const timer = setTimeout(() => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  }, MILLISECONDS)
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', () => resolve())
    })
  } finally {
    clearTimeout(timer)
  }
}

/** A Word document as a PDF; undefined when LibreOffice makes none of it. */
export const convertToPdf = (program: string, docx: Buffer): Promise<Buffer | undefined> =>
  turns(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hdoc-letter-'))
    try {
      await writeFile(join(folder, 'letter.docx'), docx)
      await run(program, folder)
      return await readFile(join(folder, 'letter.pdf')).catch(() => undefined)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
