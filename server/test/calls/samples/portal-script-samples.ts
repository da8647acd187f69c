import { choices, fresh, get, noIds, post, remove, type Samples } from '../sample.ts'

const ofPlatform = noIds('platform administrators only, on their own host; tested with the sources')

/** Scripts of others on the portal, and whose the platform approves. */
export const portalScriptSamples: Samples = (about) => {
  const script = { name: 'x', config_name: 'analytics', src: 'https://plantat.example/alt.js' }
  const source = { purpose: 'statistics', script_origins: 'https://s.example' }
  return {
    'script_source.list': {
      calls: [get('/api/script_source/list')],
      nowhere: 200,
      elsewhere: ofPlatform,
    },
    'script_source.options': {
      calls: choices('script_source', about.scriptSourceId, 'plantat'),
      nowhere: 200,
      elsewhere: ofPlatform,
    },
    'script_source.get': {
      calls: [get(`/api/script_source/get/${about.scriptSourceId}`)],
      nowhere: 404,
      elsewhere: ofPlatform,
    },
    'script_source.add': {
      calls: [post('/api/script_source/add', { ...source, name: fresh('Sursă ') })],
      nowhere: 422,
      elsewhere: ofPlatform,
    },
    'script_source.update': {
      calls: [post('/api/script_source/update', { id: about.scriptSourceId, values: { data_origins: '' } })],
      nowhere: 404,
      elsewhere: ofPlatform,
    },
    'script_source.delete': {
      calls: [remove(`/api/script_source/delete/${about.scriptSourceId}`)],
      nowhere: 404,
      elsewhere: ofPlatform,
    },
    'head_script.list': {
      calls: [get('/api/head_script/list?config_name=analytics')],
      nowhere: 200,
      elsewhere: noIds('takes the name of a setting'),
    },
    'head_script.add': {
      calls: [post('/api/head_script/add', script)],
      nowhere: 422,
      elsewhere: noIds('takes a script; the session decides whose'),
    },
    'head_script.update': {
      calls: [post('/api/head_script/update', { id: about.headScriptId, name: 'y' })],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'head_script.get': {
      calls: [get(`/api/head_script/get/${about.headScriptId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'head_script.delete': {
      calls: [remove(`/api/head_script/delete/${about.headScriptId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'head_script.get_all': {
      calls: [get('/api/head_script/get_all/')],
      nowhere: 200,
      elsewhere: noIds('takes nothing; the host decides whose'),
    },
    'head_script.on_load': {
      calls: [get(`/api/head_script/on_load/${about.headScriptId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
  }
}
