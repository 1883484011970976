// refused by jsx-a11y/alt-text jsx-a11y/anchor-has-content jsx-a11y/heading-has-content jsx-a11y/iframe-has-title jsx-a11y/img-redundant-alt jsx-a11y/label-has-associated-control
export function WithoutNames() {
  return (
    <main>
      <h1 />
      <img src="/a.webp" />
      <img src="/b.webp" alt="picture of a dog" />
      <a href="/pets" />
      <iframe src="/map" />
      <label>City</label>
    </main>
  );
}
