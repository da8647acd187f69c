import type { Text } from '../../texts/languages.ts'

/** Sentences about scripts and maps of others. */
export const portalProblems = {
  origin: {
    ro: '„{value}” nu este o adresă: scrieți https și numele serverului, de exemplu https://statistici.exemplu.ro.',
    en: '"{value}" is no address: write https and the name of the server, for example https://statistics.example.com.',
  },
  script_address: {
    ro: 'Introduceți adresa scriptului, cu https, de exemplu https://statistici.exemplu.ro/s.js.',
    en: 'Enter the address of the script, with https, for example https://statistics.example.com/s.js.',
  },
  script_source: {
    ro: 'Platforma nu a aprobat scripturi de la {origin} pentru acest scop.',
    en: 'The platform has not approved scripts from {origin} for this purpose.',
  },
} as const satisfies Record<string, Text>
