// refused by jsx-a11y/html-has-lang jsx-a11y/media-has-caption jsx-a11y/no-distracting-elements jsx-a11y/scope
export function OldElements() {
  return (
    <html>
      <body>
        <video src="/a.mp4" />
        <marquee>Paltu</marquee>
        <div scope="col" />
      </body>
    </html>
  );
}
