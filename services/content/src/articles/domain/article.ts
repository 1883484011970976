export const languages = ['en', 'ur'] as const;
export type Language = (typeof languages)[number];

export const categories = ['Adoption', 'Dog Care', 'Cat Care', 'Health', 'Training', 'Nutrition'] as const;
export type Category = (typeof categories)[number];

/** Who wrote it, in one language. */
export interface Author {
  readonly name: string;
  readonly bio: string;
  readonly expertise: string;
  /** Path of a picture of the site. */
  readonly avatar: string;
}

/** An article in one language. */
export interface ArticleText {
  readonly title: string;
  readonly excerpt: string;
  readonly tags: readonly string[];
  readonly author: Author;
  /** The body as HTML that a browser may be given as it is. */
  readonly content: string;
  /** Minutes that reading it takes, at least one. */
  readonly readTime: number;
}

/** An article of the blog: a file of the product, the same wherever it runs. */
export interface Article {
  readonly slug: string;
  readonly category: Category;
  /** Path of a picture of the site. */
  readonly image: string;
  readonly featured: boolean;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
  readonly in: Readonly<Record<Language, ArticleText>>;
}
