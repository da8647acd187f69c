import { fresh, get, noIds, post, remove, type Samples } from '../sample.ts'

const noPicture = Buffer.from('nu e o imagine')

/** Posts: what staff write and what the public reads. */
export const postSamples: Samples = (about) => {
  const values = { title: 'x', content: '<p>x</p>' }
  return {
    'post.list': {
      calls: [get(`/api/post/list/20/${about.text}`), get('/api/post/list/20')],
      nowhere: 200,
      elsewhere: ['empty', 'own'],
    },
    'post.get': { calls: [get(`/api/post/get/${about.postId}`)], nowhere: 404, elsewhere: 'missing' },
    'post.add': {
      calls: [post('/api/post/add', { ...values, categories: [about.postCategoryId] })],
      nowhere: 422,
      elsewhere: { field: 'categories' },
    },
    'post.update': {
      calls: [post('/api/post/update', { id: about.postId, values: { title: 'y' } })],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'post.delete': {
      calls: [remove(`/api/post/delete/${about.postId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'post.picture': {
      calls: [{ path: '/api/post/picture', bytes: noPicture, when: 1 }],
      nowhere: 400,
      elsewhere: noIds('takes bytes; the session decides whose'),
    },
    'post_category.list': {
      calls: [get(`/api/post_category/list/${about.text}`), get('/api/post_category/list')],
      nowhere: 200,
      elsewhere: ['empty', 'own'],
    },
    'post_category.get': {
      calls: [get(`/api/post_category/get/${about.postCategoryId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'post_category.add': {
      calls: [post('/api/post_category/add', { name: fresh('Categorie ') })],
      nowhere: 200,
      elsewhere: noIds('takes a name'),
    },
    'post_category.update': {
      calls: [
        post('/api/post_category/update', {
          id: about.postCategoryId,
          values: { name: fresh('Categorie ') },
        }),
      ],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'post_category.options': {
      calls: [get(`/api/post_category/options?ids=${about.postCategoryId}`)],
      nowhere: 200,
      elsewhere: 'empty',
    },
    'post_category.delete': {
      calls: [remove(`/api/post_category/delete/${about.postCategoryId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'public_post.list': {
      calls: [get('/api/public_post/list'), get(`/api/public_post/list?category=${about.postId}`)],
      nowhere: 200,
      elsewhere: 'empty',
    },
    'public_post.get': {
      calls: [get(`/api/public_post/get/${about.postId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'public_post.picture': {
      calls: [get(`/api/public_post/picture/${about.postPictureId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
  }
}
