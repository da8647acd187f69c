/** Address of the borders that the map shows, as GeoJSON; written by web/build/borders.ts. */
declare module 'virtual:borders' {
  const address: string
  export default address
}
