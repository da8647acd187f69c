import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { Plugin } from 'vite'

type Atlas = Parameters<typeof feature>[0]
type Ring = [number, number][]
type Country = { id?: string | number; geometry: { type: string; coordinates: unknown } }

/** ISO 3166 numbers of Romania and of what lies around it; the rest of the world is not drawn. */
const AROUND = [
  '642',
  '100',
  '348',
  '498',
  '688',
  '804',
  '070',
  '191',
  '703',
  '616',
  '300',
  '792',
  '807',
  '499',
]
/** What a person can see who looks about Romania, in degrees of longitude and latitude. */
const WINDOW = { west: 12, east: 36, south: 38, north: 54 }

const isSeen = ([lon, lat]: [number, number]): boolean =>
  lon >= WINDOW.west && lon <= WINDOW.east && lat >= WINDOW.south && lat <= WINDOW.north
/** Three decimals are a hundred metres, nearer than the atlas itself. */
const rounded = (ring: Ring): Ring =>
  ring.map(([lon, lat]) => [Number(lon.toFixed(3)), Number(lat.toFixed(3))])

/** Countries about Romania with the polygons of them that can be seen, as GeoJSON. */
function seenBorders(): string {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json')
  const atlas = JSON.parse(readFileSync(path, 'utf8')) as Atlas
  const { countries } = atlas.objects
  if (countries === undefined) throw new Error('world-atlas holds no countries')
  const all = (feature(atlas, countries) as unknown as { features: Country[] }).features
  const features = all
    .filter(({ id }) => AROUND.includes(String(id)))
    .map(({ id, geometry: { type, coordinates } }) => {
      const polygons = (type === 'Polygon' ? [coordinates] : coordinates) as Ring[][]
      const seen = polygons.filter((rings) => rings[0]?.some(isSeen)).map((rings) => rings.map(rounded))
      return {
        type: 'Feature',
        id: String(id),
        properties: {},
        geometry: { type: 'MultiPolygon', coordinates: seen },
      }
    })
  return JSON.stringify({ type: 'FeatureCollection', features })
}

const NAME = 'virtual:borders'
const SERVED = '/borders.json'

/** Cuts the atlas of the world to what the map shows, as a file of its own whose address `virtual:borders` is. */
export function bordersPlugin(): Plugin {
  let isBuild = false
  return {
    name: 'borders',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined
      if (!isBuild) return `export default '${SERVED}'`
      const file = this.emitFile({ type: 'asset', name: 'borders.json', source: seenBorders() })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
    configureServer(server) {
      server.middlewares.use(SERVED, (_, response) => {
        response.setHeader('content-type', 'application/json')
        response.end(seenBorders())
      })
    },
  }
}
