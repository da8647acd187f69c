import { circleMarker, type FeatureGroup, featureGroup, geoJSON, type Map as LeafletMap } from 'leaflet'
import { feature } from 'topojson-client'
import atlasAddress from 'world-atlas/countries-50m.json?url'
import styles from './map.module.css'
import { romanianTowns, type Town } from './romanian-towns.ts'

/** ISO 3166 numbers of Romania and of what lies around it; the rest of the world is not drawn. */
const HOME = '642'
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
const RANK_FROM_ZOOM = [6, 8, 9] as const

type Atlas = Parameters<typeof feature>[0]

let atlas: Promise<Atlas> | undefined

/** Asked for once; after a failure the next map asks again. */
function loadAtlas(): Promise<Atlas> {
  atlas ??= fetch(atlasAddress)
    .then((answer) => {
      if (!answer.ok) throw new Error(`borders of countries: ${answer.status}`)
      return answer.json() as Promise<Atlas>
    })
    .catch((error: unknown) => {
      atlas = undefined
      throw error
    })
  return atlas
}

function townsLayer(towns: readonly Town[]): FeatureGroup {
  return featureGroup(
    towns.map(({ name, lat, lon }) =>
      circleMarker([lat, lon], { radius: 2.5, interactive: false, className: styles.town ?? '' }).bindTooltip(
        name,
        { permanent: true, direction: 'right', offset: [4, 0], className: styles.townName ?? '' },
      ),
    ),
  )
}

/** Shows each rank of towns from its own zoom on, because all names at once would cover each other. */
function addTowns(map: LeafletMap): void {
  const ranks = RANK_FROM_ZOOM.map((from, rank) => ({
    from,
    layer: townsLayer(romanianTowns.filter((town) => town.rank === rank)),
  }))
  const show = () => {
    for (const { from, layer } of ranks) {
      if (map.getZoom() >= from) layer.addTo(map)
      else layer.remove()
    }
  }
  map.on('zoomend', show)
  show()
}

/**
 * Draws countries and towns from files of ours: no tiles, no other server. Rejects when the borders cannot be
 * loaded.
 */
export async function addBaseLayer(map: LeafletMap, isGone: () => boolean): Promise<void> {
  const topology = await loadAtlas()
  if (isGone()) return
  const { countries } = topology.objects
  if (!countries) throw new Error('borders of countries: none in the file')
  geoJSON(feature(topology, countries), {
    filter: ({ id }) => AROUND.includes(String(id)),
    style: (country) => ({
      className: (country?.id === HOME ? styles.home : styles.country) ?? '',
    }),
    interactive: false,
  }).addTo(map)
  addTowns(map)
}
