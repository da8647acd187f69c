import { describe, expect, it } from 'vitest'
import { refusedHost, wantedHosts } from './host-names.ts'

const platform = { baseDomain: 'hdoc.ro', adminHosts: ['admin.hdoc.ro', 'control.platforma.ro'] }
const refused = (tag: string, external_domain = '', alias = '') => {
  const found = refusedHost(wantedHosts({ tag, external_domain, alias }, platform), platform)
  return found && [found.field, found.problem.key]
}

describe('host names of an institution', () => {
  it('are its tag under the base domain and the names of its own', () => {
    expect(wantedHosts({ tag: 'satumare', external_domain: 'a.ro', alias: '' }, platform)).toEqual([
      { field: 'tag', kind: 'internal', host: 'satumare.hdoc.ro' },
      { field: 'external_domain', kind: 'external', host: 'a.ro' },
    ])
    expect(refused('satumare', 'satumare.ro', 'www.satumare.ro')).toBeUndefined()
  })

  it.each([
    ['admin', '', '', 'tag'],
    ['www', '', '', 'tag'],
    ['satumare', 'hdoc.ro', '', 'external_domain'],
    ['satumare', 'altul.hdoc.ro', '', 'external_domain'],
    ['satumare', '', 'admin.hdoc.ro', 'alias'],
    ['satumare', 'control.platforma.ro', '', 'external_domain'],
    ['satumare', '', 'x.control.platforma.ro', 'alias'],
    ['satumare', 'x.localhost', '', 'external_domain'],
  ])('%s, %s, %s: the platform keeps it', (tag, external, alias, field) => {
    expect(refused(tag, external, alias)).toEqual([field, 'domain_reserved'])
  })

  it('are not the same name twice', () => {
    expect(refused('satumare', 'a.ro', 'a.ro')).toEqual(['alias', 'domain_taken'])
  })

  it('may contain the base domain inside another one', () => {
    expect(refused('satumare', 'nuhdoc.ro')).toBeUndefined()
  })
})
