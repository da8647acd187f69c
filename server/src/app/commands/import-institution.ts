import { systemClock } from '../../platform/clock.ts'
import { silentLog } from '../../platform/log.ts'
import { Refusal } from '../../platform/refusal.ts'
import { say } from '../run/run-command.ts'
import { useDatabase } from '../run/use-database.ts'
import type { Command } from './command.ts'

export const importInstitution: Command = {
  name: 'import-institution',
  usage: 'import-institution <folder> <tag> --key <id>',
  summary: {
    ro: 'aduce exportul unei instituții din altă instalare în instituția goală cu acest cod',
    en: 'brings the export of an institution of another installation into the empty institution with this code',
  },
  run: async ([folder, tag, option, key, ...rest], parts) => {
    const isKeyWritten = option === undefined || (option === '--key' && key !== undefined)
    if (folder === undefined || tag === undefined || !isKeyWritten || rest.length > 0)
      throw new Refusal({
        ro: 'Comanda se scrie „hdoc import-institution <dosar> <cod> --key <cheie>”.',
        en: 'The command is written "hdoc import-institution <folder> <tag> --key <id>".',
      })
    const { settings, close } = await useDatabase(silentLog)
    try {
      const { rows, contents, missing } = await parts.importInstitution(settings, {
        folder,
        tag,
        key,
        clock: systemClock,
      })
      say({
        ro: `Au intrat ${rows} rânduri și ${contents} fișiere noi. Oamenii intră prin „Am uitat parola”; rulați „hdoc verify”.`,
        en: `${rows} rows and ${contents} new files came in. People get in by "I forgot the password"; run "hdoc verify".`,
      })
      if (missing > 0)
        say({
          ro: `${missing} fișiere lipseau deja în instalarea de dinainte; manifest.json le numește.`,
          en: `${missing} files were missing already in the installation of before; manifest.json names them.`,
        })
      return 0
    } finally {
      await close()
    }
  },
}
