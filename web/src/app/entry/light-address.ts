/** Pages of the portal that are drawn without the program of the staff, by their address from its `#` on. */
const light =
  /^#?\/?$|^#\/(?:formular-contact|contact|termeni-si-conditii|terms|protectia-datelor-personale|accesibilitate|trimite-mesaj\/[a-z0-9]+)$/

/** Whether the address is that of a page that comes with the light entry. Nothing else is loaded to know that. */
export const isLightAddress = (hash: string): boolean => light.test(hash)

/** The parts of such an address: `['trimite-mesaj', 'abc']`; none for the first page. */
export const lightParts = (hash: string): string[] => hash.split('/').slice(1).filter(Boolean)
