import {
  googleScript,
  hostOfMap,
  type OutsideMapValues,
  tilesOrigin,
} from '@hdoc/contract/portal/outside-map.ts'
import { MAP_FRAME_PATH } from '@hdoc/contract/portal/outside-map-path.ts'
import type { FastifyInstance } from 'fastify'
import type { Database, TenantDb } from '../../db/database.ts'
import type { Host } from '../context.ts'
import { hostOfCall } from '../guard/bare-host.ts'
import { limitCalls } from '../guard/limit-calls.ts'
import { type Html, html } from '../readable/html.ts'
import { missingPage, PAGE_POLICY } from '../readable/write-page.ts'

type Options = {
  database: Database
  resolveHost: (host: string) => Promise<Host>
  mapOf: (db: TenantDb) => Promise<OutsideMapValues>
}

const common = "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
const google = 'https://*.googleapis.com https://*.gstatic.com'

/** Pictures of others are only pictures: the document runs our own files alone. */
const tilesPolicy = (origin: string): string =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: ${origin}; ${common}`

/**
 * Google's maps are a program. `sandbox` gives its document an origin of its own, wherever it is opened: it reaches neither
 * the page around it nor its session, and what it asks bears no cookie of ours.
 */
const googlePolicy = `sandbox allow-scripts; default-src 'none'; script-src 'self' ${google} blob:; style-src 'self' 'unsafe-inline' https://fonts.googleapis.com; font-src https://fonts.gstatic.com; img-src 'self' data: ${google} https://*.google.com https://*.googleusercontent.com; connect-src ${google} https://*.google.com data: blob:; worker-src blob:; ${common}`

const frameOf = (head: Html, attributes: Html): string =>
  html`<!doctype html>
<html lang="ro">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Hartă</title>
${head}
</head>
<body>
<div id="map"></div>
<script src="/map-frame.js" ${attributes}></script>
</body>
</html>
`.markup

/**
 * Serves the document in which a map of others is drawn: a frame with a policy of its own, so that no page needs a looser
 * one. Without such a map there is none. The key of a map stands in this document alone.
 */
export function addMapFrame(app: FastifyInstance, { database, resolveHost, mapOf }: Options): void {
  app.get(MAP_FRAME_PATH, { config: { callId: 'page.map' } }, async (request, reply) => {
    const { kind, institutionId } = await resolveHost(hostOfCall(request))
    let map: OutsideMapValues | undefined
    if (kind === 'institution') {
      await limitCalls(database.global, 'page', { institutionId, address: request.ip })
      map = await database.inInstitution(institutionId, mapOf, { readOnly: true })
    }
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    if (!map || hostOfMap(map) === '')
      return reply.code(404).header('content-security-policy', PAGE_POLICY).send(missingPage())
    if (map.kind === 'google')
      return reply
        .header('content-security-policy', googlePolicy)
        .send(frameOf(html``, html`data-google="${googleScript(map)}"`))
    return reply
      .header('content-security-policy', tilesPolicy(tilesOrigin(map.tiles_url) ?? ''))
      .send(
        frameOf(
          html`<link rel="stylesheet" href="/map/leaflet.css"><script src="/map/leaflet.js"></script>`,
          html`data-tiles="${map.tiles_url}" data-attribution="${map.tiles_attribution}"`,
        ),
      )
  })
}
