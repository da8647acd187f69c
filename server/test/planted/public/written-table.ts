import type { PlantedTown } from './planted-town.ts'

/** Addresses under which the server writes pages, feeds and lists for robots, with how they are asked for. */
export const writtenTable: Readonly<Record<string, (town: PlantedTown) => [number, string][]>> = {
  '/monitor-oficial': () => [[200, '/monitor-oficial']],
  '/monitor-oficial/:category': ({ headingId }) => [[200, `/monitor-oficial/${headingId}`]],
  '/monitor-oficial/:category/:entry': ({ headingId, entryId, draftEntryId, erasedEntryId }) => [
    [200, `/monitor-oficial/${headingId}/${entryId}`],
    [404, `/monitor-oficial/${headingId}/${draftEntryId}`],
    [410, `/monitor-oficial/${headingId}/${erasedEntryId}`],
  ],
  '/monitor-oficial/flux.xml': () => [[200, '/monitor-oficial/flux.xml']],
  '/monitor-oficial/:category/flux.xml': ({ headingId }) => [[200, `/monitor-oficial/${headingId}/flux.xml`]],
  '/noutati': () => [[200, '/noutati']],
  '/noutati/atom.xml': () => [[200, '/noutati/atom.xml']],
  '/noutati/:post': ({ postId, draftPostId }) => [
    [200, `/noutati/${postId}`],
    [404, `/noutati/${draftPostId}`],
  ],
  '/pagini/:page': () => [[200, '/pagini/contact']],
}

/** What robots read beside them. */
export const otherAddresses: readonly [number, string][] = [
  [200, '/sitemap.xml'],
  [200, '/sitemap/monitor-oficial-1.xml'],
  [200, '/sitemap/noutati-1.xml'],
  [200, '/sitemap/pagini-1.xml'],
  [200, '/robots.txt'],
]
