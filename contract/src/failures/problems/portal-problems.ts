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
  tiles_url: {
    ro: 'Introduceți adresa imaginilor hărții, cu https și cu z, x și y între acolade.',
    en: 'Enter the address of the map pictures, with https and with z, x and y in braces.',
  },
  google_key: {
    ro: 'Cheia are de la 10 la 100 de litere, cifre, cratime sau linii de subliniere.',
    en: 'The key has 10 to 100 letters, digits, hyphens or underscores.',
  },
  google_libraries: {
    ro: 'Scrieți nume de biblioteci cu virgule între ele, de exemplu places,marker.',
    en: 'Write names of libraries with commas between them, for example places,marker.',
  },
} as const satisfies Record<string, Text>
