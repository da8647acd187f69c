import { silentLog } from '../../platform/log.ts'
import { say } from '../run/run-command.ts'
import { useDatabase } from '../run/use-database.ts'
import { type Command, refuseArguments } from './command.ts'

export const verify: Command = {
  name: 'verify',
  usage: 'verify',
  summary: {
    ro: 'verifică registrele de numere și lanțul de audit; iese cu 1 dacă găsește ceva',
    en: 'checks number ledgers and audit chains; exits with 1 on any finding',
  },
  run: async (args, parts) => {
    refuseArguments(args)
    const { settings, close } = await useDatabase(silentLog)
    try {
      const findings = await parts.verifyAll(settings)
      for (const finding of findings) say(finding)
      say(
        findings.length === 0
          ? { ro: 'Totul este în ordine.', en: 'All is in order.' }
          : { ro: `Constatări: ${findings.length}.`, en: `Findings: ${findings.length}.` },
      )
      return findings.length === 0 ? 0 : 1
    } finally {
      await close()
    }
  },
}
