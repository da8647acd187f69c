import type { Text } from '../texts/languages.ts'

/** What the trail records of messages to the portal, and of scripts and maps of others on it. */
export const portalActivity: Readonly<Record<string, Text>> = {
  'contact_message.received': {
    ro: 'Mesaj primit prin formularul de contact',
    en: 'Message of the contact form received',
  },
  'contact_message.answered': { ro: 'Mesaj marcat ca răspuns', en: 'Message marked as answered' },
  'contact_message.reopened': { ro: 'Mesaj marcat ca fără răspuns', en: 'Message marked as not answered' },
  'script_source.created': { ro: 'Sursă de scripturi aprobată', en: 'Source of scripts approved' },
  'script_source.updated': { ro: 'Sursă de scripturi modificată', en: 'Source of scripts changed' },
  'script_source.deleted': { ro: 'Sursă de scripturi ștearsă', en: 'Source of scripts deleted' },
  'setting.outside_map_changed': { ro: 'Harta altui server schimbată', en: 'Map of another server changed' },
  'head_script.created': { ro: 'Script adăugat pe portal', en: 'Script added to the portal' },
  'head_script.updated': { ro: 'Script de pe portal modificat', en: 'Script of the portal changed' },
  'head_script.deleted': { ro: 'Script scos de pe portal', en: 'Script removed from the portal' },
}
