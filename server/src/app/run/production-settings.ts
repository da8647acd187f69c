import { readSettings, type Settings } from '../../platform/env.ts'
import { Refusal } from '../../platform/refusal.ts'

/** Complete settings of a server in production, where the demo and its published password have no place. */
export function productionSettings(): Settings {
  const settings = readSettings()
  if (settings.demo) {
    throw new Refusal({
      ro: 'HDOC_DEMO=1 nu este permis în producție: ștergeți setarea sau folosiți „npm start”.',
      en: 'HDOC_DEMO=1 is not allowed in production: remove the setting or use "npm start".',
    })
  }
  return settings
}
