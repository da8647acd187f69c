const COMMA_BELOW: Record<string, string> = { ş: 'ș', ţ: 'ț', Ş: 'Ș', Ţ: 'Ț' }

/**
 * Letters as Romanian writes them: composed (NFC), and ș ț with a comma instead of the cedilla of old keyboards,
 * imports and other authorities' answers. Applied to every text that comes in.
 */
export function foldDiacritics(text: string): string {
  return text.normalize('NFC').replace(/[şţŞŢ]/g, (letter) => COMMA_BELOW[letter] ?? letter)
}

/** What two texts are compared by when searching: no diacritics, no case, words parted by one space. */
export function searchKey(text: string): string {
  return foldDiacritics(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
