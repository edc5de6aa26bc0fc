# परिवेश हिन्दी में।

moves-shape = { $count } पूर्ण संख्याएँ चाहिए, हर बाज़ी के लिए एक चाल; { $found } नहीं।
no-render-mode = शुरू में ही बताएँ कि चित्र कैसे बनाना है: render_mode="ansi", "svg" या "rgb_array"।
