import type { components } from '../../../web/src/shared/api/gen/api.ts';
import { aMember } from '../harness/people.ts';
import { memberIdOf } from './some-members.ts';

type Article = components['schemas']['Article'];
type Comment = components['schemas']['Comment'];
type Reply = components['schemas']['CommentReply'];

type Texts = Pick<Article, 'title' | 'excerpt' | 'tags' | 'author' | 'content'>;

const english: Texts = {
  title: 'Essential cat care tips for new cat parents',
  excerpt: 'What a cat needs in its first weeks with you: a quiet room, the right food, a clean litter tray.',
  tags: ['cats', 'pet care', 'health', 'grooming'],
  author: {
    name: 'The Paltu team',
    bio: 'We run Paltu and show where each claim comes from.',
    expertise: 'Pets in Pakistan',
    avatar: '/art/paw-medallion.svg',
  },
  content:
    '<p>A cat that moves house loses everything it knows.</p><h2>Begin with one room</h2><ul><li>Food</li><li>Water</li></ul><table><thead><tr><th>What</th><th>Why</th></tr></thead><tbody><tr><td>Onion, garlic</td><td>destroys red blood cells</td></tr></tbody></table><h2>Sources</h2><ol><li>World Health Organization, <a href="https://www.who.int/news-room/fact-sheets/detail/rabies" rel="noopener">Rabies</a></li></ol>',
};

const urdu: Texts = {
  title: 'پہلی بار بلی پالنے والوں کے لیے ضروری باتیں',
  excerpt: 'نئے گھر کے پہلے ہفتوں میں بلی کو کیا چاہیے: ایک پُرسکون کمرہ، مناسب خوراک، صاف لیٹر ٹرے۔',
  tags: ['بلیاں', 'دیکھ بھال', 'صحت', 'صفائی ستھرائی'],
  author: {
    name: 'Paltu کی ٹیم',
    bio: 'ہم Paltu چلاتے ہیں اور ہر دعوے کا ماخذ بتاتے ہیں۔',
    expertise: 'پاکستان کے پالتو جانور',
    avatar: '/art/paw-medallion.svg',
  },
  content:
    '<p>گھر بدلنے والی بلی ایک ہی دن میں سب کچھ کھو دیتی ہے۔</p><h2>ایک کمرے سے آغاز کریں</h2><ul><li>خوراک</li><li>پانی</li></ul><table><thead><tr><th>کیا</th><th>کیوں</th></tr></thead><tbody><tr><td>پیاز، لہسن</td><td>خون کے سرخ خلیے تباہ کرتا ہے</td></tr></tbody></table><h2>ماخذ</h2><ol><li>عالمی ادارۂ صحت، <a href="https://www.who.int/news-room/fact-sheets/detail/rabies" rel="noopener">ریبیز</a></li></ol>',
};

export const articleSlug = 'essential-cat-care-tips-new-parents';

const categories = ['Cat Care', 'Adoption', 'Dog Care', 'Health', 'Training', 'Nutrition'] as const;
const covers = ['window-cat', 'hero-parrot', 'window-dog', 'hero-cat', 'hero-dog', 'card-shop'] as const;

const articleOf = (index: number, language: string | null): Article => {
  const slug = index === 0 ? articleSlug : `an-article-${index + 1}`;
  const texts = language === 'ur' ? urdu : english;
  return {
    ...texts,
    title: index === 0 ? texts.title : `${texts.title} (${index + 1})`,
    ...{ _id: slug, id: slug, slug, category: categories[index % categories.length] ?? 'Health' },
    ...{ image: `/art/${covers[index % covers.length]}.svg`, featured: index === 1 },
    ...{
      publishedAt: '2026-10-12T00:00:00.000Z',
      updatedAt: '2026-11-20T00:00:00.000Z',
      readTime: index + 1,
      comments: index === 0 ? 7 : 0,
      likes: index,
      views: 10 * index,
    },
  };
};

/** Articles of every category in one language, one of them featured. */
export const someArticles = (language: string | null = 'en'): Article[] => categories.map((_category, index) => articleOf(index, language));

/** One page of a list of articles, without their text. */
export const articlesPage = (articles: readonly Article[]) => ({
  posts: articles.map(({ content: _content, ...summary }) => summary),
  pagination: { page: 1, limit: 12, total: articles.length, totalPages: Math.ceil(articles.length / 12), totalIsCapped: false },
});

export const commentId = (n: number): string => `0199a3f0-0000-7000-c000-${String(n).padStart(12, '0')}`;

const authorOf = (id: string, firstName: string, lastName: string): NonNullable<Reply['author']> => ({
  ...{ id, _id: id, firstName, lastName, fullName: `${firstName} ${lastName}`, verified: false, rating: null, avatar: null },
});

const anHourAgo = (): string => new Date(Date.now() - 3_600_000).toISOString();

const replyOf = (n: number, content: string, more: Partial<Reply> = {}): Reply => ({
  ...{
    _id: commentId(n),
    id: commentId(n),
    parentId: null,
    author: authorOf(memberIdOf(11), 'Hamza', 'Tanveer'),
    content,
    removed: false,
    likes: 0,
  },
  ...{ publishedAt: anHourAgo(), ...more },
});

const commentOf = (n: number, content: string, more: Partial<Comment> = {}): Comment => ({
  ...replyOf(n, content, more),
  ...{ replies: [], repliesCount: 0, ...more },
});

const { id: ownId, firstName, lastName } = aMember();
const parentId = commentId(1);

/** All replies to the first comment. */
export const someReplies = (): Reply[] =>
  ['شکریہ', 'The box helped.', 'Ours too.', 'Two days.'].map((content, index) => replyOf(index + 11, content, { parentId }));

/** Comments as a list shows them: one with more replies than are shown, the member's own in Urdu, one that was removed. */
export const someComments = (): Comment[] => [
  commentOf(1, 'Our cat hid for a week.\nThen she came out by herself.', { likes: 3, replies: someReplies().slice(0, 3), repliesCount: 4 }),
  commentOf(2, 'بہت مفید مضمون ہے۔', { author: authorOf(ownId, firstName, lastName) }),
  commentOf(3, '', { author: null, removed: true, replies: [replyOf(31, 'I agree.', { parentId: commentId(3) })], repliesCount: 1 }),
];

/** One page of comments. */
export const commentsPage = <T>(comments: readonly T[], { page = 1, limit = 20, total = comments.length } = {}) => ({
  comments: [...comments],
  pagination: { page, limit, total, totalPages: Math.ceil(total / limit), totalIsCapped: false },
});
