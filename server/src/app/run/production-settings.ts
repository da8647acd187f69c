import { readSettings, type Settings } from '../../platform/env.ts'
import { Refusal } from '../../platform/refusal.ts'

/**
 * Reads the complete settings of a production server. Refuses HDOC_DEMO=1, because the demo's password is
 * published.
 */
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
