import bordersAddress from 'virtual:borders'
import { circleMarker, type FeatureGroup, featureGroup, geoJSON, type Map as LeafletMap } from 'leaflet'
import styles from './map.module.css'
import { romanianTowns, type Town } from './romanian-towns.ts'

/** ISO 3166 number of Romania. */
const HOME = '642'
const RANK_FROM_ZOOM = [6, 8, 9] as const

type Borders = Parameters<typeof geoJSON>[0]

let borders: Promise<Borders> | undefined

/** Asked for once; after a failure the next map asks again. */
function loadBorders(): Promise<Borders> {
  borders ??= fetch(bordersAddress)
    .then((answer) => {
      if (!answer.ok) throw new Error(`borders of countries: ${answer.status}`)
      return answer.json() as Promise<Borders>
    })
    .catch((error: unknown) => {
      borders = undefined
      throw error
    })
  return borders
}

/** Names of towns help the eye alone; read out one after the other, they would bury the marks of the map. */
function townsLayer(towns: readonly Town[]): FeatureGroup {
  return featureGroup(
    towns.map(({ name, lat, lon }) =>
      circleMarker([lat, lon], { radius: 2.5, interactive: false, className: styles.town ?? '' })
        .bindTooltip(name, {
          permanent: true,
          direction: 'right',
          offset: [4, 0],
          className: styles.townName ?? '',
        })
        .on('tooltipopen', ({ tooltip }) => tooltip.getElement()?.setAttribute('aria-hidden', 'true')),
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
  const countries = await loadBorders()
  if (isGone()) return
  geoJSON(countries, {
    style: (country) => ({
      className: (country?.id === HOME ? styles.home : styles.country) ?? '',
    }),
    interactive: false,
  }).addTo(map)
  addTowns(map)
}
