/** Pages of the portal that are drawn without the program of the staff, by their address from its `#` on. */
const light = [
  /^#?\/?$/,
  /^#\/(?:contact|termeni-si-conditii|terms|protectia-datelor-personale|accesibilitate)$/,
  /^#\/confirma-alerte\/[a-z0-9]+$/,
  /^#\/formular-contact$/,
  /^#\/monitor-oficial(?:-alerte|-list\/[1-9]\d{0,14})?(?:\?.*)?$/,
  /^#\/opreste-alerte\/[a-z0-9]+$/,
  /^#\/sesizare$/,
  /^#\/trimite-document$/,
  /^#\/trimite-fisier\/[a-z0-9]+$/,
  /^#\/trimite-mesaj\/[a-z0-9]+$/,
  /^#\/trimite-sesizare\/[a-z0-9]+$/,
]

/** Whether the address is that of a page that comes with the light entry. Nothing else is loaded to know that. */
export const isLightAddress = (hash: string): boolean => light.some((address) => address.test(hash))

type Parts = { path: string[]; query: string }

/** The parts of such an address: `['trimite-mesaj', 'abc']`, none for the first page; and what follows its `?`. */
export function lightParts(hash: string): Parts {
  const [path = '', ...query] = hash.split('?')
  return { path: path.split('/').slice(1).filter(Boolean), query: query.join('?') }
}
